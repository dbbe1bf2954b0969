import { Button, Notice } from '@store/ui'
import type { EnquiryFormProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { EnquiryFields } from './EnquiryFields.tsx'
import styles from './EnquiryForm.module.css'
import { LazyRecipientsPanel } from './LazyRecipientsPanel.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'

/** Renders the enquiry form (specification 2, section 2). */
export const EnquiryForm = createCorporatePart((slots) => slots.form, OwnEnquiryForm)

function OwnEnquiryForm({ messages }: EnquiryFormProps) {
  const { state } = useEnquiry()
  const form = useEnquiryForm(messages)
  const fault = state.submission.kind === 'failed' ? state.submission.fault : undefined
  // The method is `post`, so that a form submitted before hydration does not put names into the URL.
  return (
    <div className={styles.whole}>
      <form id="corporate-enquiry" className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <EnquiryFields form={form} messages={messages} />
        <CaptchaField form={form} messages={messages} />
        <label className={styles.unseen} aria-hidden="true">
          {messages.website}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </form>
      <LazyRecipientsPanel messages={messages} />
      <div role="alert">{fault && <Notice kind="bad">{messages.submissionError(fault)}</Notice>}</div>
      <Button
        type="submit"
        form="corporate-enquiry"
        size="l"
        fullWidth
        busy={state.submission.kind === 'sending'}
      >
        {messages.submit}
      </Button>
    </div>
  )
}
