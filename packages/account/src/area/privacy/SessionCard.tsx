import { Button } from '@store/ui'
import { formatDate } from '../section/formatDate.ts'
import section from '../section/Section.module.css'
import { createPrivacyPart } from './createPrivacyPart.ts'
import type { SessionCardProps } from './PrivacySlots.ts'

/** Renders one session. */
export const SessionCard = createPrivacyPart((slots) => slots.session, OwnSessionCard)

function OwnSessionCard({ one, isEnding, isHeld, onEnd, messages }: SessionCardProps) {
  const device = messages.device(one.browser, one.system)
  return (
    <div className={section.card}>
      <div className={section.row}>
        <span className={section.words}>
          <span className={section.name}>{device}</span>
          <span className={section.quiet}>
            {one.isThis ? messages.thisOne : messages.seen(formatDate(one.seenAt, messages.locale))}
          </span>
        </span>
        {!one.isThis && (
          <Button
            variant="quiet"
            label={messages.endNamed(device)}
            busy={isEnding}
            unavailable={isHeld}
            onClick={onEnd}
          >
            {messages.end}
          </Button>
        )}
      </div>
    </div>
  )
}
