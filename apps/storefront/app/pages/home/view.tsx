import type { Banner, HomeProductRow } from '@store/api-client/contract/catalogue'
import type { ShopHero } from '@store/api-client/contract/settings'
import { Link, TrustStrip } from '@store/ui'
import { HeroCarousel } from '@store/ui/hero-carousel'
import { commonMessages } from '#messages/commonMessages.ts'
import { homeMessages } from '#messages/homeMessages.ts'
import { heroCarouselMessages } from '#messages/packages/heroCarouselMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { CategoryTiles } from '../../layout/CategoryTiles.tsx'
import { ProductGrid } from '../../layout/ProductGrid.tsx'
import rail from '../../layout/Rail.module.css'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { GiftFinder, type GiftFinderProps } from './GiftFinder.tsx'
import { HomeReviews } from './HomeReviews.tsx'
import { HomeSection } from './HomeSection.tsx'
import styles from './home.module.css'
import type { HomeData } from './load.ts'
import { PriceLinks } from './PriceLinks.tsx'

// The row can be swiped on a phone; a desktop shows its first four products.
const productRow = `${rail.rail} ${rail.spread} ${styles.products}`

// Number of product rows above the banners: flowers and cakes come before the occasions.
const shelvesAboveBanners = 2

/** The home page: gift finder, kinds of gifts, and product rows. */
export const view: PageViewDefinition<HomeData> = {
  open: async (stores, data) => <Home stores={stores} {...data} />,
  analytics: ({ home }) => ({ lists: home.shelves }),
}

interface HomeProps extends GiftFinderProps {
  readonly stores: Stores
}

function Home({ stores, home, today, hero, claims }: HomeData & HomeProps) {
  const { banners, categories, shelves, bestSellers, occasions, reviews } = home
  const hasGifts = categories.length > 0
  const text = hasGifts ? hero?.text : homeMessages.emptyText
  return (
    <div className="inset">
      <section className={hero?.pictures ? styles.hero : `${styles.hero} ${styles.plain}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero?.title ?? stores.shop.name}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {hero?.link && (
            <p className={styles.text}>
              <Link className={styles.all} href={hero.link.href}>
                {hero.link.text}
              </Link>
            </p>
          )}
          {hasGifts && <GiftFinder stores={stores} today={today} />}
        </div>
        {hero?.pictures && <HeroPicture {...hero.pictures} />}
      </section>
      {hasGifts && (
        <nav aria-label={homeMessages.kindsLabel}>
          <CategoryTiles tiles={categories} />
        </nav>
      )}
      {occasions.length > 0 && (
        <HomeSection id="occasions" title={homeMessages.occasions}>
          <CategoryTiles tiles={occasions} shape="round" />
        </HomeSection>
      )}
      {hasGifts && (
        <HomeSection id="prices" title={homeMessages.prices}>
          <PriceLinks />
        </HomeSection>
      )}
      {bestSellers.length > 0 && (
        <HomeSection id="best-sellers" title={homeMessages.bestSellers}>
          <ProductGrid cards={bestSellers} className={productRow} />
        </HomeSection>
      )}
      {claims.length > 0 && (
        <div className={styles.part}>
          <TrustStrip figures={claims} />
        </div>
      )}
      {shelves.slice(0, shelvesAboveBanners).map((shelf) => (
        <HomeShelf key={shelf.id} shelf={shelf} />
      ))}
      {banners.length > 0 && (
        <div className={styles.part}>
          <HeroCarousel
            banners={banners.map(toBanner)}
            label={homeMessages.banners}
            messages={heroCarouselMessages}
            errorText={commonMessages.pictureFailed}
            // Specification 1, section 2: no arrows on the home page.
            arrows={false}
            isSeenFirst={false}
          />
        </div>
      )}
      {shelves.slice(shelvesAboveBanners).map((shelf) => (
        <HomeShelf key={shelf.id} shelf={shelf} />
      ))}
      {reviews.length > 0 && (
        <HomeSection
          id="reviews"
          title={homeMessages.reviews}
          all={{ text: homeMessages.allReviews, href: hrefs.reviews({}) }}
        >
          <HomeReviews reviews={reviews} />
        </HomeSection>
      )}
    </div>
  )
}

function HeroPicture({ phone, desktop }: NonNullable<ShopHero['pictures']>) {
  return (
    <picture>
      <source
        media="(min-width: 1024px)"
        srcSet={desktop.src}
        width={desktop.width}
        height={desktop.height}
      />
      <img
        className={styles.picture}
        src={phone.src}
        width={phone.width}
        height={phone.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}

function HomeShelf({ shelf }: { readonly shelf: HomeProductRow }) {
  const { id, title, href } = shelf
  const all = { text: homeMessages.seeAll, label: homeMessages.seeAllOf(title), href }
  return (
    <HomeSection {...{ id, title, all }}>
      <ProductGrid cards={shelf.products} className={productRow} />
    </HomeSection>
  )
}

const toBanner = ({ title, text, href, phone, desktop }: Banner) => ({
  title,
  line: text,
  href,
  // The alt text is empty, because the adjacent text says more than the picture.
  phone: { ...phone, sizes: 'calc(100vw - 2rem)', alt: '' },
  desktop: { ...desktop, sizes: '(min-width: 1300px) 1200px, 93vw', alt: '' },
})
