import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import { nameLimit } from '@store/api-client/contract/rules/nameLimit'
import { TextField } from '@store/ui'
import { useLogin } from '../../react/useLogin.ts'
import { Address } from './Address.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './StepProps.ts'
import { TitleChoice } from './TitleChoice.tsx'

/** The step of a new user: how to be addressed, name and mobile number. */
export function DetailsStep({ state, first }: StepProps<'details'>) {
  const { actions, messages } = useLogin()
  const { typed, errors, email } = state
  return (
    <StepForm
      prompt={messages.detailsPrompt}
      intro={<Address email={email} />}
      submitLabel={messages.submitDetails}
      onSubmit={actions.submitDetails}
    >
      <TitleChoice chosen={typed.title} first={first} />
      <TextField
        label={messages.name}
        error={errors.name && messages.nameError[errors.name]}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={nameLimit}
        enterKeyHint="next"
        required
        value={typed.name}
        onChange={actions.typeName}
      />
      <TextField
        label={messages.mobile}
        hint={messages.mobileHint}
        error={errors.mobile && messages.mobileError[errors.mobile]}
        prefix={`+${indiaCallingCode}`}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        required
        value={typed.mobile}
        onChange={actions.typeMobile}
      />
    </StepForm>
  )
}
