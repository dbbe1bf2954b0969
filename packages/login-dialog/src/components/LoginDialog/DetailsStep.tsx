import { truncateCharacters } from '@store/api-client/contract/rules/countCharacters'
import { maxPersonNameLength } from '@store/api-client/contract/rules/maxPersonNameLength'
import { TextField } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import { canOrderWithoutOtp } from '../../store/canOrderWithoutOtp.ts'
import { EditableContact } from './EditableContact.tsx'
import { MobileField } from './MobileField.tsx'
import { PersonTitleChoice } from './PersonTitleChoice.tsx'
import { StepForm } from './StepForm.tsx'

/** Renders the step of a new user: title, name and mobile number. */
export const DetailsStep = createLoginPart((slots) => slots.detailsStep, OwnDetailsStep)

function OwnDetailsStep({ state, first }: StepProps<'details'>) {
  const { actions, messages } = useLogin()
  const { typed, errors, email, isProven, intent } = state
  const isAtOnce = isProven || canOrderWithoutOtp(intent, typed.countryCode)
  return (
    <StepForm
      intro={
        <EditableContact
          to={email}
          changeLabel={messages.changeEmail}
          onChange={actions.changeEmail}
          isFixed={state.busy === 'signIn'}
        />
      }
      submitLabel={isAtOnce ? messages.submitDetailsAtOnce : messages.submitDetails}
      onSubmit={actions.submitDetails}
    >
      <PersonTitleChoice chosen={typed.title} first={first} />
      <TextField
        label={messages.name}
        error={errors.name && messages.nameError[errors.name]}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        required
        value={typed.name}
        onChange={(name) => actions.typeName(truncateCharacters(name, maxPersonNameLength))}
      />
      <MobileField state={state} label={messages.mobile} required />
    </StepForm>
  )
}
