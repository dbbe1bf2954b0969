import { forwardRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { RefreshIcon } from '../icons/RefreshIcon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import styles from './Captcha.module.css'
import { CaptchaPicture } from './CaptchaPicture.tsx'
import type { CaptchaProps } from './CaptchaProps.ts'

/**
 * Captcha: a picture of letters, an input, a button for a new picture and an alternative for users who cannot see
 * it.
 */
export const Captcha = forwardRef<HTMLInputElement, CaptchaProps>(function Captcha(
  { picture, status, onNewPicture, messages, alternative, ...field },
  ref,
) {
  return (
    <div className={styles.captcha}>
      <div className={styles.row}>
        <CaptchaPicture picture={picture} status={status} messages={messages} />
        <Button
          variant="quiet"
          icon={<RefreshIcon size="s" />}
          busy={status === 'busy'}
          onClick={onNewPicture}
        >
          {messages.newPicture}
        </Button>
      </div>
      <TextField {...field} ref={ref} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <div className={styles.otherWay}>{alternative}</div>
    </div>
  )
})
