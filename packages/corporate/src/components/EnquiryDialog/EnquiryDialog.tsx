import { useLazy } from '@store/ui/lazy'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'

/** Renders the dialog of the form, which is lazy-loaded on first open. */
export const EnquiryDialog = createCorporatePart((slots) => slots.dialog, OwnEnquiryDialog)

function OwnEnquiryDialog() {
  const { state, actions, messages } = useEnquiry()
  // If the form fails to load, the page scrolls to the section with the e-mail address.
  const lazy = useLazy(loadForm, state.isOpen, () => {
    actions.close()
    window.location.hash = 'enquiry'
  })
  const Form = lazy.part
  return Form ? <Form open={state.isOpen} messages={messages} /> : null
}

const loadForm = () => import('../EnquiryForm/EnquiryModal.tsx').then((late) => late.EnquiryModal)
