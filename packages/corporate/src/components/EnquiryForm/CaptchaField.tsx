import { Button, Notice } from '@store/ui'
import { Captcha, type CaptchaStatus } from '@store/ui/captcha'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import type { CaptchaState } from '../../store/EnquiryState.ts'
import styles from './EnquiryForm.module.css'
import { enquiryFieldNames } from './enquiryFieldNames.ts'
import type { UseEnquiryFormResult } from './useEnquiryForm.ts'

interface CaptchaPartProps {
  readonly form: UseEnquiryFormResult
  readonly messages: EnquiryMessages
}

/** Renders the captcha image, or a note about the e-mailed link for shoppers who cannot read the image. */
export function CaptchaField({ form, messages }: CaptchaPartProps) {
  const { state, actions } = useEnquiry()
  const { captcha } = state
  if (form.isByMail) {
    return (
      <div className={styles.byMail}>
        <Notice kind="info">{messages.byMailNote}</Notice>
        <Button variant="quiet" onClick={() => form.chooseMail(false)}>
          {messages.byPicture}
        </Button>
      </div>
    )
  }
  return (
    <Captcha
      name={enquiryFieldNames.captcha}
      required
      label={messages.captcha}
      hint={messages.captchaHint}
      value={form.captcha}
      error={form.errorOf('captcha')}
      picture={captcha.kind === 'ready' ? { ...sizeOf(captcha), alt: messages.captchaAlt } : undefined}
      status={statusOf(captcha)}
      messages={messages.captchaImage}
      onChange={form.typeCaptcha}
      onNewPicture={actions.renewCaptcha}
      alternative={
        <Button variant="quiet" onClick={() => form.chooseMail(true)}>
          {messages.byMail}
        </Button>
      }
    />
  )
}

const statusOf = ({ kind }: CaptchaState): CaptchaStatus => (kind === 'none' ? 'busy' : kind)

// The picture is drawn at twice its displayed size.
const sizeOf = ({ src, width, height }: Extract<CaptchaState, { readonly kind: 'ready' }>) => ({
  src,
  width: width / 2,
  height: height / 2,
})
