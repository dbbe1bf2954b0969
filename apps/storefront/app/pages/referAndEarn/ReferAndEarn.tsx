import type { RequestLogin } from '@store/api-client/contract/ports'
import { Button, ErrorBox } from '@store/ui'
import { SharePanel } from '@store/ui/share-panel'
import { brand } from '../../brand.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { go } from '../../composition/navigation.ts'
import type { ReferAndEarnStart } from '../../PageData.ts'
import styles from './ReferAndEarn.module.css'
import { referWords } from './referWords.ts'

interface ReferAndEarnProps {
  readonly start: ReferAndEarnStart
  readonly requestLogin: RequestLogin
}

/** How a friend is brought, and the visitor's own link. */
export function ReferAndEarn({ start, requestLogin }: ReferAndEarnProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{referWords.title}</h1>
      <p className={styles.lead}>{referWords.lead}</p>
      <ol className={styles.steps}>
        {referWords.steps.map((step) => (
          <li className={styles.step} key={step}>
            {step}
          </li>
        ))}
      </ol>
      <div className={styles.own}>
        <OwnLink start={start} requestLogin={requestLogin} />
      </div>
    </article>
  )
}

function OwnLink({ start, requestLogin }: ReferAndEarnProps) {
  switch (start.kind) {
    case 'guest':
      return (
        <Button size="l" onClick={() => void requestLogin({ kind: 'referAndEarn' })}>
          {referWords.login}
        </Button>
      )
    case 'failed':
      return (
        <>
          <ErrorBox text={referWords.failed} />
          <Button variant="secondary" onClick={() => go(hrefs.referAndEarn())}>
            {referWords.retry}
          </Button>
        </>
      )
    case 'user': {
      const { link, referral } = start
      return (
        <>
          <p className={styles.points}>{referWords.points(referral.pointsEach)}</p>
          <h2 className={styles.heading}>{referWords.link}</h2>
          <p className={styles.link}>{link}</p>
          <SharePanel url={link} title={referWords.shareTitle(brand.name)} messages={referWords.share} />
          <p className={styles.friends}>{referWords.friends(referral.friends, referral.rewarded)}</p>
        </>
      )
    }
  }
}
