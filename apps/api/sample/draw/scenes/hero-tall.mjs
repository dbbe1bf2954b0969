import { morningTable } from '../morningTable.mjs'
import { stillLife } from '../stillLife.mjs'

export default {
  name: 'hero',
  width: 800,
  height: 1000,
  widths: [800],
  most: 45_000,
  ground: morningTable({ width: 800, height: 1000, edge: 712, window: { x: 40, y: 30, size: 190 } }),
  gift: await stillLife({
    plant: { x: 612, y: 760, scale: 0.44 },
    bouquet: { x: 286, y: 842, scale: 0.52 },
    cake: { x: 536, y: 894, scale: 0.42 },
    box: { x: 178, y: 938, scale: 0.6 },
    petals: [
      [308, 946, 30],
      [346, 976, -60],
      [52, 930, 80],
    ],
  }),
}
