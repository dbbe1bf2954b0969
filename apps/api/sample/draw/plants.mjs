import { floweringPlants } from './plants/floweringPlants.mjs'
import { herbs } from './plants/herbs.mjs'
import { moneyPlants } from './plants/moneyPlants.mjs'
import { smallGardens } from './plants/smallGardens.mjs'
import { smallTrees } from './plants/smallTrees.mjs'
import { uprightPlants } from './plants/uprightPlants.mjs'

// Every plant in its pot.
export const plants = {
  ...floweringPlants,
  ...herbs,
  ...moneyPlants,
  ...smallGardens,
  ...smallTrees,
  ...uprightPlants,
}
