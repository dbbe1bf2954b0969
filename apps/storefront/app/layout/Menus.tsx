import type { Menu } from '@store/api-client/contract/catalogue'
import { Link } from '@store/ui'
import { headerMessages as words } from '#messages/headerMessages.ts'
import { categoryLinks } from '../categoryLinks.ts'
import { hrefs } from '../composition/hrefs.ts'
import styles from './Menus.module.css'

/** Props of `Menus`. */
export interface MenusProps {
  /** Categories with their groups of links. @default plain links to the categories */
  readonly menus?: readonly Menu[] | undefined
}

/**
 * Renders the category menus: links, and disclosures that open without JavaScript. They are rendered only on the
 * server.
 */
export function Menus({ menus = plainMenus }: MenusProps) {
  return (
    <>
      {menus.map(({ title, href, groups }) => (
        <div key={href} className={styles.menu}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
          {groups.length > 0 && (
            <details className={styles.more} name="menu">
              <summary className={styles.opener} aria-label={words.menuOf(title)} />
              <div className={styles.panel}>
                {groups.map((group) => (
                  <ul key={group.title} className={styles.group} aria-label={group.title}>
                    <li className={styles.heading} aria-hidden="true">
                      {group.title}
                    </li>
                    {group.links.map((link) => (
                      <li key={link.href}>
                        <Link className={styles.entry} href={link.href}>
                          {link.title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                ))}
              </div>
            </details>
          )}
        </div>
      ))}
    </>
  )
}

// Used while the API does not provide menus.
const plainMenus: readonly Menu[] = categoryLinks.map(({ slug, text }) => ({
  ...{ title: text, href: hrefs.category(slug) },
  groups: [],
}))
