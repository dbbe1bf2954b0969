import type { CallGroupDocs } from '../call/index.ts'
import { bannerSchema } from './Banner.ts'
import { categoryTileSchema } from './CategoryTile.ts'
import type { catalogueCalls } from './catalogueCalls.ts'
import { facetSchema, priceRangeSchema, requestedLocationSchema } from './GiftResultsPage.ts'
import { getCategory } from './getCategory.ts'
import { productInfoSchema } from './Product.ts'
import { productCardSchema } from './ProductCard.ts'
import { productFooterLinkSchema } from './ProductFooter.ts'
import {
  productVideoSchema,
  videoFileSchema,
  videoSourceSchema,
  videoThumbnailSchema,
} from './ProductVideo.ts'
import { productFieldDescriptions } from './productFieldDescriptions.ts'
import { reviewSchema, reviewWithProductLinkSchema } from './Review.ts'

const reviewFields = {
  rid: 'Id of the review.',
  rating: 'Star rating, 1 to 5.',
  text: 'Text of the review.',
  city: 'City of the shopper.',
  date: 'Date of the review, YYYY-MM-DD.',
  images: 'Pictures by the shopper.',
  customer_review_video: 'Video by the shopper.',
}

/** API reference of the catalogue. */
export const catalogueCallDocs: CallGroupDocs<typeof catalogueCalls> = {
  schemas: {
    Product: productInfoSchema,
    ProductCard: productCardSchema,
    CategoryTile: categoryTileSchema,
    PageLink: productFooterLinkSchema,
    Banner: bannerSchema,
    ProductVideo: productVideoSchema,
    VideoFile: videoFileSchema,
    VideoSource: videoSourceSchema,
    VideoThumbnail: videoThumbnailSchema,
    Review: reviewSchema,
    ListedReview: reviewWithProductLinkSchema,
    Facet: facetSchema,
    PriceSpan: priceRangeSchema,
    PlaceMatch: requestedLocationSchema,
    CategoryResponse: getCategory.answer,
  },
  fields: {
    all: {
      category: 'Slug of the category, the last part of its path.',
      occasion: 'Facet values of occasions, separated by commas; a gift matches any of them.',
      flavour: 'Facet values of flavours, separated by commas; a gift matches any of them.',
      colour: 'Facet values of colours, separated by commas; a gift matches any of them.',
      price_from: 'Lowest price in whole rupees.',
      price_to: 'Highest price in whole rupees.',
      place: 'Pincode or city that gifts must be deliverable to.',
      date: 'Date on which gifts must be deliverable at `place`, YYYY-MM-DD.',
      sort: 'Sort order; by default the store’s own order, or the best match of a search.',
      'result.products': 'Gifts of this page.',
      'result.total': 'Number of gifts on all pages.',
      'result.facets': 'Facets that at least one gift has a value for, in the store’s order.',
      'result.prices': 'Prices without the price filter; null if there are no gifts.',
      'result.place': 'Result of resolving `place`; null without one.',
      url: 'Path of the page that it leads to.',
    },
    Product: productFieldDescriptions,
    ProductCard: {
      rating: 'Average rating, 0 to 5; null without reviews.',
      expressTitle: 'Label of its express delivery; null or missing if it has none.',
      price_from: 'Whether `sell_price` is the minimum for a gift that the shopper fills, such as a hamper.',
      out_of_stock: 'Whether it cannot be ordered now.',
    },
    Banner: {
      img: 'Portrait picture for phones.',
      desktop_img: 'Landscape picture from 768 px on.',
      text: 'One sentence below the title.',
    },
    ProductVideo: {
      position: 'Position among the pictures, starting at 1.',
      src: 'The video in each format, the best first.',
      thumbnail: 'Poster image.',
    },
    CategoryTile: { url: 'Path of the category page.', icon: 'Picture of the category.' },
    PageLink: { text: 'Text of the link.', href: 'Path that it leads to.' },
    VideoFile: { src: 'The video in each format, the best first.', thumbnail: 'Poster image.' },
    VideoSource: { src: 'URL of the video.', type: 'MIME type.' },
    VideoThumbnail: { src: 'URL of the poster image.', width: 'Width in px.', height: 'Height in px.' },
    Review: reviewFields,
    ListedReview: { ...reviewFields, product: 'The reviewed product.' },
    Facet: {
      id: 'Id of the facet, the name of its query parameter.',
      values: 'Values of the facet.',
      'values.id': 'Id of the value in query parameters.',
      'values.count': 'Number of gifts with this value among those that match all other facets.',
    },
    PriceSpan: { from: 'Lowest price in rupees.', to: 'Highest price in rupees.' },
    PlaceMatch: {
      kind: '`known`, or `unknown` if the pincode directory does not contain it: gifts are not filtered then.',
      name: 'Name of the location.',
    },
    CategoryResponse: {
      'result.intro': 'One sentence about the category.',
      'result.picture': 'Picture of the category.',
    },
    home: {
      'result.banners': 'Banners of the carousel.',
      'result.categories': 'Categories of the store.',
      'result.shelves': 'Product rows.',
      'result.shelves.id': 'Stable id of the row, usable as an anchor.',
      'result.shelves.href': 'Path of the category whose first products the row shows.',
      'result.shelves.products': 'Products of the row.',
      'result.best_sellers': 'Popular gifts.',
      'result.occasions': 'Occasions, each with a page of its own.',
      'result.reviews': 'Reviews, newest first.',
    },
    menus: {
      'result.groups': 'Groups of links; may be empty.',
      'result.groups.title': 'Heading of the group.',
      'result.groups.links': 'Links of the group.',
    },
    search: {
      q: 'Search text, at most 80 characters; everything in the catalogue without it.',
      'result.mended': 'Corrected search text, if a typing error was corrected; else null.',
      'result.left_out': 'Words of the search that match nothing and were left out.',
      'result.is_part': 'Whether no gift matches all words: the results match some.',
      'result.best_sellers': 'Popular gifts; only if nothing was found.',
    },
    suggest: {
      q: 'Text that is being typed, from 2 characters on.',
      'result.kind': 'Whether it is a category or a product.',
    },
    productPage: {
      type: 'Kind of gift, the first part of the product’s path.',
      slug: 'Slug of the product.',
      status: '200 with a product; 301 or 302 if the page has moved.',
      redirect: 'Path that the page has moved to.',
      data: 'The product.',
    },
    bestSellers: {
      'result.bestSellerProduct': 'Best sellers, for the empty cart.',
      'result.category': 'Categories, for the empty cart.',
    },
    cards: { nids: 'Ids of up to 12 products, separated by commas.' },
    reviews: {
      nid: 'Id of the reviewed product; reviews of all products without it.',
      sort: 'Sort order.',
      'data.heading': 'Heading of the list.',
      'data.product': 'The reviewed product; missing in a list of all products.',
      'data.summary': 'Summary of all star ratings.',
      'data.summary.reviews_count': 'Number of ratings.',
      'data.summary.average_rating': 'Average rating, 0 to 5.',
      'data.summary.stars': 'Number of reviews with a text for 5, 4, 3, 2 and 1 stars.',
      'data.list': 'Reviews of this page.',
      'data.sort': 'Sort order of the list.',
      'data.total': 'Number of reviews with a text.',
    },
    addOns: {
      pincode: 'Destination pincode: add-ons that cannot be delivered there are left out.',
      valentine_date: 'Delivery date, DD-MM-YYYY.',
      dth: 'Delivery method (“slot type”) of that date: 1 by a vendor, 2 by a courier.',
      'result.title': 'Title of the tab.',
      'result.image': 'Path of the tab’s picture.',
      'result.list': 'Add-ons of the tab.',
      'result.list.image': 'Path of its picture.',
      'result.list.image_alt': 'Alt text of its picture.',
      'result.list.qty': 'Quantity that is chosen at first.',
      'result.list.ribbon': 'Short label on the picture; may be empty.',
      'result.list.bundle_data': 'Parts of a bundle.',
      'result.list.bundle_data.uri': 'Path of the part’s picture.',
    },
    occasions: { result: 'Ids of the occasions by name.' },
    serverTime: {
      hour: 'Hour in India, 0 to 23.',
      minutes: 'Minute, 0 to 59.',
      seconds: 'Second, 0 to 59.',
      nextDate: 'Tomorrow in India, DD-MM-YYYY.',
      dayAfterTomorrow: 'The day after tomorrow in India, DD-MM-YYYY.',
    },
    rewards: {
      redeem_percentage: 'Percentage of a price that points may pay.',
      redeem_max_inr: 'Most that points may pay, in rupees.',
      walletReward: 'Balance of points; one is worth a rupee; below 0 if some are owed.',
    },
  },
  calls: {
    home: { isMinimal: true },
    menus: { isMinimal: true },
    search: { isMinimal: true },
    productPage: { isMinimal: true },
    cards: { isMinimal: true },
    suggest: { isMinimal: true },
    serverTime: { isMinimal: true },
  },
}
