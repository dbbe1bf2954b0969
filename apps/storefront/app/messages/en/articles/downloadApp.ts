import type { Article } from '../../../Article.ts'

/** /download-app */
export const downloadApp: Article = {
  title: 'Download the app',
  lead: 'Add the store to your home screen straight from your browser. There is nothing to download, and it’s always up to date.',
  sections: [
    {
      heading: 'On an Android phone',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the store in Chrome.',
            'Tap the three dots at the top right.',
            'Choose “Add to home screen”, then “Install”.',
          ],
        },
      ],
    },
    {
      heading: 'On an iPhone or iPad',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the store in Safari.',
            'Tap the share button, a square with an arrow.',
            'Choose “Add to Home Screen”.',
          ],
        },
      ],
    },
    {
      heading: 'From the app stores',
      blocks: [
        {
          kind: 'text',
          text: 'The links at the bottom of each page lead to the App Store and Google Play. This is a sample shop, so there is no app there yet.',
        },
      ],
    },
  ],
}
