import styles from './AccountLayout.module.css'
import type { AccountPageName } from './sectionNames.ts'

/** Renders the icon of an account page, which is decorative because the name is beside it. */
export function AccountPageIcon({ page }: { readonly page: AccountPageName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[page]} />
    </svg>
  )
}

const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c1-3.6 4-5.5 7.5-5.5s6.5 1.9 7.5 5.5'

const paths: Readonly<Record<AccountPageName, string>> = {
  overview: person,
  profile: person,
  orders: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C9 9 7 7.8 7 6s2.5-2.5 5 3c2.5-5.5 5-4.8 5-3s-2 3-5 3Z',
  favorites:
    'M12 20S4 15 4 9.3C4 6.8 6 5 8.2 5c1.6 0 3 .8 3.8 2.2C12.8 5.8 14.2 5 15.8 5 18 5 20 6.8 20 9.3 20 15 12 20 12 20Z',
  addresses: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  savedCards: 'M3.5 7.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM3.5 10h17M7 15h3.5',
  points: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9Z',
  notifications: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  privacy: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
}
