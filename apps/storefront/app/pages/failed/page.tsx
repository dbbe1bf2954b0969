import { ErrorBox } from '@store/ui'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { words } from '../../words.ts'
import styles from './failed.module.css'

/** The something-went-wrong screen for every other error. */
export const page = definePage<PageData['failed']>({
  open: async () => (
    <div className="inset">
      <div className={styles.failed}>
        <ErrorBox
          text={words.failedText}
          action={{ label: words.tryAgain, onSelect: () => window.location.reload() }}
        />
      </div>
    </div>
  ),
})
