import { ErrorBox } from '@store/ui'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import styles from './failed.module.css'
import { failedWords } from './failedWords.ts'

/** The something-went-wrong screen for every other error; `composition/createRecovery` loads it anew once the shop is back. */
export const page = definePage<PageData['failed']>({
  open: async () => (
    <div className="inset">
      <div className={styles.failed}>
        <ErrorBox
          text={failedWords.text}
          action={{ label: failedWords.tryAgain, onSelect: () => window.location.reload() }}
        />
      </div>
    </div>
  ),
})
