import type { Article } from '../../../Article.ts'

/** /download-app */
export const downloadApp: Article = {
  title: 'Download the app',
  lead: 'The shop can be put on your home screen straight from the browser: no store, no update to wait for, and it takes less room than a photo.',
  sections: [
    {
      heading: 'On an Android phone',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the shop in Chrome.',
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
            'Open the shop in Safari.',
            'Tap the share button, the square with the arrow.',
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
          text: 'The links at the foot of each page lead to the App Store and Google Play. The sample shop has no app there; a shop in service writes the addresses of its own into one file.',
        },
      ],
    },
  ],
}
