import { extras } from './addOns/extras.ts'
import { party } from './addOns/party.ts'
import { sweet } from './addOns/sweet.ts'
import type { CatalogueDraft } from './CatalogueProduct.ts'
import { chocolate } from './cakes/chocolate.ts'
import { cream } from './cakes/cream.ts'
import { occasions } from './cakes/occasions.ts'
import { small as smallCakes } from './cakes/small.ts'
import { flowerCombos } from './combos/flowerCombos.ts'
import { giftCombos } from './combos/giftCombos.ts'
import { corporate } from './corporate.ts'
import { digital } from './digital.ts'
import { lilies } from './flowers/lilies.ts'
import { mixed } from './flowers/mixed.ts'
import { roseColours } from './flowers/roseColours.ts'
import { roseGifts } from './flowers/roseGifts.ts'
import { roseNumbers } from './flowers/roseNumbers.ts'
import { seasonal } from './flowers/seasonal.ts'
import { home } from './gifts/home.ts'
import { soft } from './gifts/soft.ts'
import { table } from './gifts/table.ts'
import { builders } from './hampers/builders.ts'
import { ready } from './hampers/ready.ts'
import { international } from './international.ts'
import { designs } from './personalised/designs.ts'
import { names } from './personalised/names.ts'
import { photos } from './personalised/photos.ts'
import { green } from './plants/green.ts'
import { small as smallPlants } from './plants/small.ts'
import { sets } from './rakhi/sets.ts'
import { threads } from './rakhi/threads.ts'

/** The sample catalogue before validation, in display order. */
export const catalogueDrafts: readonly CatalogueDraft[] = [
  ...[...roseColours, ...roseNumbers, ...roseGifts, ...lilies, ...seasonal, ...mixed],
  ...[...chocolate, ...cream, ...occasions, ...smallCakes],
  ...[...flowerCombos, ...giftCombos],
  ...[...soft, ...table, ...home],
  ...[...photos, ...names, ...designs],
  ...[...green, ...smallPlants],
  ...[...ready, ...builders],
  ...[...threads, ...sets],
  ...international,
  ...corporate,
  ...digital,
  ...[...party, ...sweet, ...extras],
]
