import { morningTable } from '../morningTable.mjs'
import { stillLife } from '../stillLife.mjs'

export default {
  name: 'hero',
  width: 1600,
  height: 900,
  widths: [1600],
  most: 60_000,
  ground: morningTable({ width: 1600, height: 900, edge: 612, window: { x: 90, y: 40, size: 240 } }),
  gift: await stillLife({
    plant: { x: 1390, y: 672, scale: 0.48 },
    bouquet: { x: 1060, y: 746, scale: 0.58 },
    cake: { x: 1300, y: 800, scale: 0.43 },
    box: { x: 918, y: 822, scale: 0.68 },
    petals: [
      [1062, 838, 30],
      [1030, 862, -60],
      [800, 846, 80],
    ],
  }),
}
