import { Button, Notice } from '@store/ui'
import type { DeedMessages } from '../../messages/DeedMessages.ts'
import type { OrderNews } from '../../store/OrderNews.ts'
import styles from './OrderNewsBox.module.css'

/** Props of `OrderNewsBox`. */
export interface OrderNewsBoxProps {
  /** What is told; nothing for nothing. */
  readonly news: OrderNews | undefined
  /** Its words. */
  readonly messages: DeedMessages
}

/** What came of a deed, where it was done. It must stand there before there is something to say. */
export function OrderNewsBox({ news, messages }: OrderNewsBoxProps) {
  return (
    <div className={styles.news} role="alert">
      {news && (
        // The same words told once more are new ones.
        <Notice key={news.id} kind={kinds[news.kind]}>
          {messages.news(news)}
          {news.kind === 'leftOut' && (
            <>
              <ul className={styles.list}>
                {messages.leftOut(news).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              {news.reordered.put > 0 && <Button href={news.reordered.href}>{messages.toCart}</Button>}
            </>
          )}
        </Notice>
      )}
    </div>
  )
}

const kinds = { cancelled: 'good', paid: 'good', leftOut: 'caution', refused: 'bad', failed: 'bad' } as const
