import { flowerRecipes } from '../flowerRecipes.mjs'

const { bunch, made, kraft } = flowerRecipes

export default {
  'red-roses-bouquet': bunch('blush', {
    flowers: [['rose', 'red', 12]],
    paper: kraft,
    ribbon: '#B0124E',
    seed: 1,
    sprays: 5,
  }),
  'pink-roses-bouquet': bunch('sage', {
    flowers: [['rose', 'softPink', 12]],
    paper: kraft,
    ribbon: '#F4E6CC',
    seed: 2,
  }),
  'yellow-roses-bouquet': bunch('cream', {
    flowers: [['rose', 'yellow', 12]],
    paper: '#86ACD2',
    ribbon: '#FBF8F2',
    seed: 3,
  }),
  'white-roses-bouquet': bunch('sky', {
    flowers: [['rose', 'white', 12]],
    paper: '#CBDDBE',
    ribbon: '#EDE6D2',
    greens: 'grey',
    seed: 6,
  }),
  'six-red-roses': bunch(
    'cream',
    {
      flowers: [['rose', 'red', 6]],
      paper: kraft,
      ribbon: '#C2185B',
      radius: 240,
      dome: 110,
      seed: 7,
      bow: { wide: 0.24, tails: 1.3 },
      bowSize: 130,
    },
    { scale: 1.16 },
  ),
  'twenty-four-red-roses': bunch(
    'sky',
    {
      flowers: [['rose', 'red', 24]],
      paper: '#F6EAD2',
      ribbon: '#B4142E',
      radius: 320,
      dome: 230,
      seed: 8,
      bow: { loops: 4 },
    },
    { scale: 1.06 },
  ),
  'fifty-red-roses-basket': made('inBasket', 'cream', {
    flowers: [['rose', 'red', 50]],
    radius: 330,
    dome: 210,
    handle: 470,
    seed: 9,
  }),
  'red-roses-in-glass-vase': made('inVase', 'sky', {
    flowers: [['rose', 'red', 10]],
    radius: 250,
    dome: 140,
    seed: 10,
    sprays: 0,
  }),
  'mixed-roses-bouquet': bunch('sage', {
    flowers: [
      ['rose', 'pink', 4],
      ['rose', 'yellow', 4],
      ['rose', 'white', 4],
      ['rose', 'red', 4],
    ],
    paper: '#F7F2E8',
    ribbon: '#E58AA4',
    seed: 11,
    bow: { loops: 4 },
    radius: 310,
  }),
  'single-red-rose': made('single', 'blush', {}),
  'peach-roses-hat-box': made('inHatBox', 'sage', { flowers: [['rose', 'peach', 18]] }),
  'heart-of-red-roses': made('heart', 'cream', { count: 40 }),
  'blush-roses-midnight': bunch('blush', {
    flowers: [['rose', 'blush', 15]],
    paper: '#2A3A66',
    inside: '#3A4C7E',
    ribbon: '#C6CBD2',
    seed: 13,
  }),
}
