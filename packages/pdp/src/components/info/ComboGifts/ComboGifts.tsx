import { Link, Picture } from '@store/ui'
import { useBelowTheFoldMessages } from '../../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { Disclosure } from '../../Disclosure/Disclosure.tsx'
import links from '../../LinkList/LinkList.module.css'
import styles from './ComboGifts.module.css'

/** Renders the gifts of a combo with quantity and options; each links to its page. */
export function ComboGifts() {
  const { product, messages } = useProduct()

  const words = useBelowTheFoldMessages()
  const { gifts } = product
  if (gifts.length === 0) return null
  return (
    <Disclosure title={words.gifts} open>
      <ul className={links.links}>
        {gifts.map(({ id, title, href, picture, quantity, options }) => (
          <li key={id}>
            <Link className={links.link} href={href}>
              <span className={styles.picture}>
                <Picture {...picture} sizes="64px" alt="" errorText={messages.pictureFailed} />
              </span>
              {[
                quantity > 1 ? `${words.pieces(quantity)} ${title}` : title,
                ...options.map(({ label, value }) => `${label}: ${value}`),
              ].join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
