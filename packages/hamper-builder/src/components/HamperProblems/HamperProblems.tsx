import { Button, ErrorBox, Notice } from '@store/ui'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamper } from '../../react/useHamper.ts'
import { listUnavailableItemTitles } from '../../store/listUnavailableItemTitles.ts'
import styles from './HamperProblems.module.css'

/** Renders blocking problems: loading failed, not deliverable, or some items cannot be included. */
export const HamperProblems = createHamperPart((slots) => slots.problems, OwnHamperProblems)

function OwnHamperProblems() {
  const { state, actions, messages } = useHamper()
  const { loading, offsetDays, hamper } = state
  const parked = listUnavailableItemTitles(state)
  return (
    <>
      {loading.kind === 'failed' && (
        <ErrorBox text={messages.loadFailed} action={{ label: messages.retry, onSelect: actions.retry }} />
      )}
      {hamper && offsetDays < 0 && (
        <Notice kind="bad">
          <div className={styles.words}>
            {messages.notDeliverable}
            <Button variant="secondary" onClick={actions.showPlace}>
              {messages.changePlace}
            </Button>
          </div>
        </Notice>
      )}
      {parked.length > 0 && <Notice kind="caution">{messages.parked(parked)}</Notice>}
    </>
  )
}
