import { BagIcon, Button, ChevronRightIcon, ErrorBox, Link, Notice, Picture, VisuallyHidden } from '@store/ui'
import type { LazyLoadState } from '@store/ui/lazy'
import { Skeleton } from '@store/ui/skeleton'
import { useId, useRef } from 'react'
import type { EmptyCartProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState, useOptimisticCart } from '../../react/useCartState.ts'
import { type EmptyCartCategory, emptyCartCategories } from '../../store/emptyCartCategories.ts'
import styles from './EmptyCart.module.css'
import { type LoadedBestSellers, useBestSellers } from './useBestSellers.ts'

/** Renders a cart without lines, with links to products (specification 1, section 2, "Empty-cart view"). */
export const EmptyCart = createCartPart((slots) => slots.empty, OwnEmptyCart)

function OwnEmptyCart({ children }: EmptyCartProps) {
  const { messages, hrefs, categories } = useCartServices()
  const cart = useOptimisticCart()
  const orderedHref = useCartState(({ orderedHref }) => orderedHref)
  const best = useBestSellers()
  const headingId = useId()
  // Shows all default categories until those of the shop are loaded.
  const tiles = categories ?? best?.part?.categories
  const slugs = emptyCartCategories.filter(
    (slug) => tiles?.some(({ href }) => href === hrefs.category(slug)) ?? true,
  )
  return (
    <div className={styles.empty}>
      {orderedHref !== undefined && (
        <div role="alert">
          <Notice kind="good">
            <span className={styles.ordered}>
              {messages.ordered} <Button href={orderedHref}>{messages.viewOrder}</Button>
            </span>
          </Notice>
        </div>
      )}
      <div className={styles.hello}>
        <span className={styles.bag}>
          <BagIcon />
        </span>
        <p className={styles.text}>{messages.empty}</p>
        <Button href={cart?.continueHref ?? hrefs.home()} size="l">
          {messages.continueShopping}
        </Button>
      </div>
      {children}
      {slugs.length > 0 && (
        <nav className={styles.block} aria-labelledby={headingId}>
          <h2 className={styles.heading} id={headingId}>
            {messages.categoriesHeading}
          </h2>
          <ul
            className={styles.tiles}
            data-pictures={categories !== undefined || (best && !best.isError) || undefined}
          >
            {slugs.map((slug, place) => (
              <li key={slug}>
                <Tile slug={slug} best={best} isFirstSeen={place < 2} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {best && <Best best={best} />}
    </div>
  )
}

interface TileProps {
  readonly slug: EmptyCartCategory
  readonly best: LazyLoadState<LoadedBestSellers> | undefined
  /** Whether the tile is above the fold on a phone. */
  readonly isFirstSeen: boolean
}

function Tile({ slug, best, isFirstSeen }: TileProps) {
  const { messages, hrefs, categories } = useCartServices()
  const href = hrefs.category(slug)
  const picture = (categories ?? best?.part?.categories)?.find((tile) => tile.href === href)?.picture
  const isAwaited = best && !categories && !best.part && !best.isError
  return (
    <Link className={styles.tile} href={href}>
      {isAwaited && <Skeleton shape="block" ratio="1/1" />}
      {picture && (
        <Picture
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt=""
          errorText={messages.pictureFailed}
          loading={isFirstSeen ? 'eager' : 'lazy'}
          fetchPriority={isFirstSeen ? 'high' : undefined}
        />
      )}
      <span className={styles.name}>
        {messages.categories[slug]}
        <ChevronRightIcon size="s" />
      </span>
    </Link>
  )
}

const sizes = '(min-width: 1024px) 180px, (min-width: 768px) 31vw, 44vw'

function Best({ best }: { readonly best: LazyLoadState<LoadedBestSellers> }) {
  const { messages } = useCartServices()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { part, isError } = best
  if (part?.products.length === 0) return null
  const tryAgain = () => {
    heading.current?.focus()
    best.retry()
  }
  return (
    <section className={styles.block} aria-labelledby={headingId} aria-busy={!part && !isError}>
      <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
        {messages.bestSellersHeading}
      </h2>
      {part && <part.Component products={part.products} />}
      {isError && (
        <ErrorBox text={messages.loadFailed} action={{ label: messages.tryAgain, onSelect: tryAgain }} />
      )}
      {!part && !isError && (
        <div className={styles.bones}>
          <VisuallyHidden>{messages.bestSellersLoading}</VisuallyHidden>
          {bones.map((bone) => (
            <div className={styles.bone} key={bone}>
              <Skeleton shape="block" ratio="1/1" />
              <Skeleton shape="lines" lines={2} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

const bones = [1, 2, 3, 4] as const
