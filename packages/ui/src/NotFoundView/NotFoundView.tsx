import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import styles from './NotFoundView.module.css'
import { SuggestedCategories, type SuggestedCategoriesProps } from './SuggestedCategories.tsx'

/** Props of {@link NotFoundView}. */
export interface NotFoundViewProps {
  /** The page's heading. */
  readonly title: string
  /** A friendly message. */
  readonly text: string
  /** What to try first, such as reloading the page. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
  /** Link to the home page. */
  readonly home: { readonly label: string; readonly href: string }
  /** Categories to suggest instead. */
  readonly favourites?: SuggestedCategoriesProps | undefined
  /** Additional content. */
  readonly children?: ReactNode
}

/** View for a page that was not found or could not be loaded. */
export function NotFoundView({ title, text, action, home, favourites, children }: NotFoundViewProps) {
  return (
    <div className={styles.view}>
      <DroopingFlower />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action && (
        <Button size="l" onClick={() => action.onSelect()}>
          {action.label}
        </Button>
      )}
      <Button href={home.href} size="l" variant={action ? 'secondary' : 'primary'}>
        {home.label}
      </Button>
      {favourites && (
        <div className={styles.more}>
          <SuggestedCategories {...favourites} />
        </div>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}

function DroopingFlower() {
  return (
    <svg className={styles.picture} width={144} height={144} viewBox="0 0 120 120" aria-hidden="true">
      <circle className={styles.light} cx="60" cy="58" r="52" />
      <path d="M56 80c-3-22-2-46 12-50 9-2.5 15 4 15.5 12" />
      <path className={styles.leaf} d="M55.5 68c-12-1-18-8-20-17 11-.5 18.5 5.5 20 17Z" />
      <path
        className={styles.petals}
        d="M83.5 42c7 2 11.5 7 12.5 14.5-4-1-6-.5-8 2.5-1.5-3-3.5-4-6.5-3.5-1.5 3-3.5 4.5-7 4.5 0-8 3-14.5 9-18Z"
      />
      <path className={styles.pot} d="M42 80h30l-4 28a3 3 0 0 1-3 2.5H49a3 3 0 0 1-3-2.5l-4-28ZM39.5 80h35" />
      <path d="M88 74c1.5 2.5 3 4.3 3 6a3 3 0 0 1-6 0c0-1.7 1.5-3.5 3-6Z" />
    </svg>
  )
}
