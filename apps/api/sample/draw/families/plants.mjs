import { plants } from '../plants.mjs'

const tints = { cream: '#F6DFB4', blush: '#F3C6C0', sage: '#C5D6BC', sky: '#C6D3DE' }
const recipe =
  (name, ground, form = {}) =>
  () =>
    plants[name]({ tint: tints[ground], ...form })

export default {
  'jade-plant-in-pot': recipe('jade', 'sage'),
  'large-money-plant': recipe('mossStick', 'cream'),
  'snake-plant': recipe('snake', 'sky'),
  'peace-lily': recipe('spathes', 'blush', {
    blooms: 3,
    spathe: ['#E9EBD6', '#FFFFFF', '#FFFFFF'],
    spadix: '#F3E6B4',
    pot: '#B8D0DE',
    tall: 0.84,
  }),
  'red-anthurium': recipe('spathes', 'sage', {
    blooms: 4,
    spathe: ['#8E0A1C', '#CE1A2E', '#E8485A'],
    spadix: '#F6D98A',
    pot: '#F8F4EC',
    tall: 0.8,
    gloss: 0.6,
    heart: true,
  }),
  'lucky-bamboo-two-layer': recipe('bamboo', 'sky'),
  'ficus-bonsai': recipe('bonsai', 'cream'),
  'succulent-trio': recipe('succulents', 'blush'),
  'glass-terrarium': recipe('terrarium', 'sage'),
  'kitchen-herb-set': recipe('herbs', 'cream'),
  'tulsi-in-brass-pot': recipe('tulsi', 'blush'),
}
