import type { Article } from '../../Article.ts'
import { aboutUs } from './texts/aboutUs.ts'
import { blog } from './texts/blog.ts'
import { cancellationAndRefund } from './texts/cancellationAndRefund.ts'
import { careers } from './texts/careers.ts'
import { contactUs } from './texts/contactUs.ts'
import { couponDeals } from './texts/couponDeals.ts'
import { downloadApp } from './texts/downloadApp.ts'
import { faq } from './texts/faq.ts'
import { franchise } from './texts/franchise.ts'
import { media } from './texts/media.ts'
import { privacy } from './texts/privacy.ts'
import { quotes } from './texts/quotes.ts'
import { retailStores } from './texts/retailStores.ts'
import { rosesThatLast } from './texts/rosesThatLast.ts'
import { sellWithUs } from './texts/sellWithUs.ts'
import { terms } from './texts/terms.ts'
import { theRightDay } from './texts/theRightDay.ts'
import { wordsOnACake } from './texts/wordsOnACake.ts'

/** Every content page by its path: those the footer links to (specification 1, section 2), and the blog's. */
export const articles: Readonly<Record<string, Article>> = {
  '/about-us': aboutUs,
  '/sell-with-us': sellWithUs,
  '/coupon-deals': couponDeals,
  '/cancellation-and-refund': cancellationAndRefund,
  '/termcondition': terms,
  '/retail-stores': retailStores,
  '/career-page': careers,
  '/show-media': media,
  '/privacy-page': privacy,
  '/blog': blog,
  '/blog/roses-that-last': rosesThatLast,
  '/blog/the-right-day': theRightDay,
  '/blog/words-on-a-cake': wordsOnACake,
  '/quotes': quotes,
  '/franchise': franchise,
  '/faq': faq,
  '/contact-us': contactUs,
  '/download-app': downloadApp,
}
