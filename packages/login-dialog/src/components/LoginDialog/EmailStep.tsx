import { TextField } from '@store/ui'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepProps } from '../../react/StepProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import { StepForm } from './StepForm.tsx'

/** Renders the email step. */
export const EmailStep = createLoginPart((slots) => slots.emailStep, OwnEmailStep)

function OwnEmailStep({ state, first }: StepProps<'email'>) {
  const { actions, messages } = useLogin()
  const { typed, errors, intent } = state
  return (
    <StepForm
      prompt={messages.prompt(intent)}
      submitLabel={messages.submitEmail}
      onSubmit={actions.submitEmail}
    >
      <TextField
        ref={first}
        label={messages.email}
        hint={messages.emailHint}
        error={errors.email && messages.emailError[errors.email]}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        value={typed.email}
        onChange={actions.typeEmail}
      />
    </StepForm>
  )
}
