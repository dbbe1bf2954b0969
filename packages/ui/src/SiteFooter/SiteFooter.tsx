import { useNearBottom } from '../scroll/useNearBottom.ts'
import { AppStoreLinks } from './AppStoreLinks.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { FooterImage } from './FooterImage.tsx'
import { getNearBottomDistance } from './getNearBottomDistance.ts'
import { LinkGroup } from './LinkGroup.tsx'
import styles from './SiteFooter.module.css'
import type { SiteFooterProps } from './SiteFooterProps.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

/** Footer of every page. */
export function SiteFooter({ label, groups, currency, onNearBottom, ...footer }: SiteFooterProps) {
  useNearBottom({ distance: getNearBottomDistance, onNear: onNearBottom })
  const choosable = currency && currency.options.length > 1
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.groups} aria-label={label}>
          {groups.map((group) => (
            <LinkGroup key={group.title} group={group} />
          ))}
        </nav>
        {(footer.social || footer.apps || choosable || footer.theme) && (
          <div className={styles.extras}>
            {footer.social && <SocialLinks {...footer.social} />}
            {footer.apps && <AppStoreLinks {...footer.apps} />}
            {(choosable || footer.theme) && (
              <div className={styles.choices}>
                {choosable && <CurrencyChoice {...currency} />}
                {footer.theme && <ThemeChoice {...footer.theme} />}
              </div>
            )}
          </div>
        )}
        <div className={styles.end}>
          {footer.payments && <FooterImage {...footer.payments} />}
          <p className={styles.copyright}>{footer.copyright}</p>
          {footer.children}
        </div>
      </div>
    </footer>
  )
}
