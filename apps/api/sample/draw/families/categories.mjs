import { drawCupcake } from '../cakes/drawCupcake.mjs'
import { contactShadow } from '../contactShadow.mjs'
import { drawGiftBox } from '../drawGiftBox.mjs'
import { drawPetals } from '../gifts/drawPetals.mjs'
import { roseBunch } from '../gifts/roseBunch.mjs'
import { placeAt } from '../placeAt.mjs'
import mug from '../scenes/birthday-mug.mjs'
import hamper from '../scenes/festive-hamper.mjs'
import rakhi from '../scenes/silk-rakhi-with-sweets.mjs'
import teddy from '../scenes/teddy-with-heart.mjs'
import { roomGround } from '../shop/roomGround.mjs'
import cakes from './cakes.mjs'
import corporate from './corporate.mjs'
import digital from './digital.mjs'
import gifts from './gifts.mjs'
import international from './international.mjs'
import photoGifts from './photoGifts.mjs'
import plants from './plants.mjs'

// A category's picture is upright, 4:5, and stands on a table; products lie on plain paper.
const shelf = (name, wall, table, ...things) => [
  `category-${name}`,
  async () => ({
    width: 960,
    height: 1200,
    widths: [400, 800],
    ground: roomGround({ width: 960, height: 1200, edge: 800, wall, table }),
    gift: (await Promise.all(things.map((thing) => thing()))).join(''),
  }),
]
const scene = (made, place) => async () =>
  placeAt((typeof made === 'function' ? await made() : made).gift, place)
const thing = (drawing, place, width, depth) => () =>
  contactShadow({ x: place.x + 6, y: place.y + (place.foot ?? 4), width, depth }) + placeAt(drawing, place)

export default Object.fromEntries([
  shelf(
    'flowers',
    '#F3C6C0',
    '#E6C4A4',
    scene(() => roseBunch('mixed'), { x: -110, y: 0, scale: 0.98 }),
    () =>
      drawPetals(
        [
          [190, 1080],
          [260, 1120],
          [720, 1100],
          [800, 1050],
        ],
        { colours: ['#F6A0B0', '#D9405E'] },
      ),
  ),
  shelf(
    'cakes',
    '#F6CFC4',
    '#DDB896',
    scene(cakes['strawberry-cake'], { x: -96, y: 100, scale: 0.92 }),
    thing(
      drawCupcake({ paper: '#B0124E', cream: '#FFF1EE', sponge: '#F2CE88' }),
      { x: 800, y: 1120, scale: 0.9 },
      160,
      40,
    ),
  ),
  shelf(
    'plants',
    '#CFE0B8',
    '#D9C09A',
    scene(plants['jade-plant-in-pot'], { x: -150, y: -20, scale: 0.98 }),
    scene(plants['succulent-trio'], { x: 400, y: 660, scale: 0.46 }),
  ),
  shelf(
    'combos',
    '#F3D0B8',
    '#DDB48C',
    scene(() => roseBunch('red'), { x: -150, y: -10, scale: 0.92 }),
    scene(gifts['chocolate-box-of-twelve'], { x: 390, y: 650, scale: 0.48 }),
  ),
  shelf(
    'gifts',
    '#F8DFB4',
    '#E0BC90',
    scene(teddy, { x: -130, y: 60, scale: 0.9 }),
    thing(drawGiftBox({ paper: '#C9DDB2', ribbon: '#1E7348' }), { x: 800, y: 1130, scale: 0.8 }, 260, 44),
    thing(drawGiftBox(), { x: 150, y: 1146, scale: 0.66 }, 220, 40),
  ),
  shelf(
    'personalised-gifts',
    '#D9D4E4',
    '#DDC0A0',
    scene(photoGifts['wooden-photo-frame'], { x: -70, y: -30, scale: 0.82 }),
    scene(mug, { x: 400, y: 610, scale: 0.46 }),
  ),
  shelf('hampers', '#F3DDB0', '#D9B084', scene(hamper, { x: -66, y: 130, scale: 0.91 })),
  shelf('rakhi', '#F8DCA8', '#E3B478', scene(rakhi, { x: -60, y: 130, scale: 0.9 })),
  shelf(
    'international',
    '#C8DCE4',
    '#DCC09C',
    scene(international['tulips-to-the-uk'], { x: -150, y: -10, scale: 0.94 }),
    scene(international['chocolate-tower-singapore'], { x: 400, y: 640, scale: 0.48 }),
  ),
  shelf('corporate', '#CDD8E0', '#C9B496', scene(corporate['welcome-kit'], { x: -48, y: 220, scale: 0.88 })),
  shelf('digital', '#E4D0DC', '#DDBFA4', scene(digital['gift-card'], { x: -36, y: 150, scale: 0.86 })),
])
