import type { RequestLogin } from '@store/api-client/contract/ports'
import { Button, ErrorBox } from '@store/ui'
import { SharePanel } from '@store/ui/share-panel'
import { referAndEarnMessages } from '#messages/referAndEarnMessages.ts'
import { navigateToPage } from '../../composition/browser/navigation.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { ReferAndEarnData } from './load.ts'
import styles from './ReferAndEarn.module.css'

interface ReferAndEarnProps {
  readonly start: ReferAndEarnData['start']
  readonly requestLogin: RequestLogin
  readonly shopName: string
}

/** Renders how referrals work, and the visitor's own referral link. */
export function ReferAndEarn({ start, requestLogin, shopName }: ReferAndEarnProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{referAndEarnMessages.title}</h1>
      <p className={styles.lead}>{referAndEarnMessages.lead}</p>
      <ol className={styles.steps}>
        {referAndEarnMessages.steps.map((step) => (
          <li className={styles.step} key={step}>
            {step}
          </li>
        ))}
      </ol>
      <div className={styles.own}>
        <OwnLink start={start} requestLogin={requestLogin} shopName={shopName} />
      </div>
    </article>
  )
}

function OwnLink({ start, requestLogin, shopName }: ReferAndEarnProps) {
  switch (start.kind) {
    case 'guest':
      return (
        <Button size="l" onClick={() => void requestLogin({ kind: 'referAndEarn' })}>
          {referAndEarnMessages.login}
        </Button>
      )
    case 'failed':
      return (
        <>
          <ErrorBox text={referAndEarnMessages.failed} />
          <Button variant="secondary" onClick={() => navigateToPage(hrefs.referAndEarn())}>
            {referAndEarnMessages.retry}
          </Button>
        </>
      )
    case 'user': {
      const { link, referral } = start
      return (
        <>
          <p className={styles.points}>{referAndEarnMessages.points(referral.pointsEach)}</p>
          <h2 className={styles.heading}>{referAndEarnMessages.link}</h2>
          <p className={styles.link}>{link}</p>
          <SharePanel
            url={link}
            title={referAndEarnMessages.shareTitle(shopName)}
            messages={referAndEarnMessages.share}
          />
          <p className={styles.friends}>
            {referAndEarnMessages.friends(referral.friends, referral.rewarded)}
          </p>
        </>
      )
    }
  }
}
