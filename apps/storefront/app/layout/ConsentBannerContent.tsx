import { Button, Link } from '@store/ui'
import { useStore } from 'zustand'
import { consentBannerMessages as words } from '#messages/consentBannerMessages.ts'
import styles from './ConsentBanner.module.css'
import type { ConsentBannerProps } from './ConsentBannerProps.ts'

/** Renders the consent question and its actions, all equally easy to use. */
export function ConsentBannerContent({ background, privacyHref }: ConsentBannerProps) {
  const { choices } = useStore(background)
  return (
    <>
      <p className={styles.words}>
        <strong id="consent-title" tabIndex={-1}>
          {words.title}
        </strong>{' '}
        {words.text} {privacyHref !== undefined && <Link href={privacyHref}>{words.privacy}</Link>}
      </p>
      {choices}
      <div className={styles.answers}>
        {(['accept', 'reject', 'choose'] as const).map((answer) => (
          <Button key={answer} variant="secondary" onClick={() => background.answer(answer)}>
            {words[answer]}
          </Button>
        ))}
      </div>
    </>
  )
}
