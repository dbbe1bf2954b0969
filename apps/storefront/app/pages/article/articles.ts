import { aboutUs } from '#messages/articles/aboutUs.ts'
import { blog } from '#messages/articles/blog.ts'
import { cancellationAndRefund } from '#messages/articles/cancellationAndRefund.ts'
import { careers } from '#messages/articles/careers.ts'
import { contactUs } from '#messages/articles/contactUs.ts'
import { couponDeals } from '#messages/articles/couponDeals.ts'
import { downloadApp } from '#messages/articles/downloadApp.ts'
import { faq } from '#messages/articles/faq.ts'
import { franchise } from '#messages/articles/franchise.ts'
import { media } from '#messages/articles/media.ts'
import { privacy } from '#messages/articles/privacy.ts'
import { quotes } from '#messages/articles/quotes.ts'
import { retailStores } from '#messages/articles/retailStores.ts'
import { rosesThatLast } from '#messages/articles/rosesThatLast.ts'
import { sellWithUs } from '#messages/articles/sellWithUs.ts'
import { terms } from '#messages/articles/terms.ts'
import { theRightDay } from '#messages/articles/theRightDay.ts'
import { wordsOnACake } from '#messages/articles/wordsOnACake.ts'
import type { Article } from '../../Article.ts'

/** Every content page by its path: those the footer links to (specification 1, section 2), and the blog's, in the language of this build. */
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
