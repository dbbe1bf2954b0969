import { useEnquiry } from '../../react/useEnquiry.ts'
import { useLazy } from '../lazy/useLazy.ts'

/** The form in its dialog, which comes with the first wish for it. */
export function EnquiryDialog() {
  const { state, actions, messages } = useEnquiry()
  // Who cannot have the form is led to the part of the page that says where to write.
  const late = useLazy(loadForm, state.isOpen, () => {
    actions.close()
    window.location.hash = 'enquiry'
  })
  const Form = late.part
  return Form ? <Form open={state.isOpen} messages={messages} /> : null
}

const loadForm = () => import('../EnquiryForm/EnquiryModal.tsx').then((late) => late.EnquiryModal)
