import { useEffect, useRef, useState } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Captcha.module.css'
import type { CaptchaProps } from './CaptchaProps.ts'

type CaptchaPictureProps = Pick<CaptchaProps, 'picture' | 'status' | 'messages'>

/** Frame of the captcha picture, which has the same size without a picture; a live region announces its changes. */
export function CaptchaPicture({ picture, status, messages }: CaptchaPictureProps) {
  const element = useRef<HTMLImageElement>(null)
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const src = picture?.src
  const shown = status === 'ready' && (!picture || brokenSrc === src) ? 'failed' : status

  // A server-rendered picture may fail before hydration, when its error event is missed, so an effect checks whether it
  // has failed.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setBrokenSrc(src)
  }, [src])

  return (
    <div className={classNames(styles.frame, shown !== 'ready' && styles.without)} role="status">
      {shown === 'ready' && picture ? (
        <img
          ref={element}
          className={styles.picture}
          src={src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        shown !== 'ready' && <p className={styles.words}>{messages[shown]}</p>
      )}
    </div>
  )
}
