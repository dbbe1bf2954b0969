import { Modal } from '@store/ui/modal'
import { type RefObject, useEffect, useRef } from 'react'
import { useLogin } from '../../react/useLogin.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { OtpStep } from './OtpStep.tsx'

/** The login dialog: one dialog, several steps (specification 1, section 2); nothing while it is closed. */
export function LoginDialog() {
  const { state, actions, messages } = useLogin()
  const first = useRef<HTMLInputElement>(null)

  // A step that takes another's place takes the focus too; otherwise it would fall out of the dialog.
  useEffect(() => {
    if (state.step !== 'closed') first.current?.focus()
  }, [state.step])

  if (state.step === 'closed') return null
  return (
    <Modal
      title={messages.heading}
      closeLabel={messages.close}
      onClose={actions.close}
      busy={state.step === 'otp' && state.busy === 'submit'}
    >
      <Step first={first} />
    </Modal>
  )
}

function Step({ first }: { readonly first: RefObject<HTMLInputElement | null> }) {
  const { state } = useLogin()
  switch (state.step) {
    case 'closed':
      return null
    case 'email':
      return <EmailStep state={state} first={first} />
    case 'details':
      return <DetailsStep state={state} first={first} />
    case 'otp':
      return <OtpStep state={state} first={first} />
  }
}
