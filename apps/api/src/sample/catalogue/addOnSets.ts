import type { AddOnSet } from './AddOnSet.ts'

const sweets = {
  title: 'Something Sweet',
  picture: 'small-chocolate-box',
  items: [{ nid: 9007, ribbon: 'Most loved' }, { nid: 9008 }, { nid: 9009 }, { nid: 9010 }],
}

const party = {
  title: 'Party Time',
  picture: 'balloons-pack',
  items: [
    { nid: 9003 },
    { nid: 9004 },
    { nid: 9018, ribbon: 'Together cheaper', bundle: [9005, 9006] },
    { nid: 9005 },
    { nid: 9006 },
  ],
}

const greetings = {
  title: 'A Word and a Wrap',
  picture: 'greeting-card',
  items: [{ nid: 9002 }, { nid: 9017 }],
}

/** Add-ons by the kind of gift they belong to. */
export const addOnSets: Readonly<Record<string, AddOnSet>> = {
  flowers: {
    layout: 'tabs',
    groups: [
      sweets,
      {
        title: 'For the Flowers',
        picture: 'glass-vase',
        items: [{ nid: 9012, ribbon: 'Most loved' }, { nid: 9013 }, { nid: 9011 }, { nid: 9014 }],
      },
      greetings,
    ],
  },
  cakes: {
    layout: 'tabs',
    groups: [
      {
        title: 'For the Cake',
        picture: 'number-candle',
        items: [{ nid: 9001 }, { nid: 9005 }, { nid: 9006 }],
      },
      party,
      greetings,
      sweets,
    ],
  },
  gifts: { layout: 'list', groups: [greetings, sweets] },
  plants: {
    layout: 'list',
    groups: [greetings, { title: 'To Grow', picture: 'marigold-seed-packet', items: [{ nid: 9015 }] }],
  },
  rakhi: {
    layout: 'list',
    groups: [
      {
        title: 'For the Thali',
        picture: 'roli-chawal-set',
        items: [{ nid: 9016 }, { nid: 9009 }, { nid: 9010 }],
      },
      greetings,
    ],
  },
  abroad: {
    layout: 'list',
    groups: [
      { title: 'Send a Little More', picture: 'small-chocolate-box', items: [{ nid: 9007 }, { nid: 9011 }] },
    ],
  },
}
