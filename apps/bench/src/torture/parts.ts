import { breakDatabase } from './breakDatabase.ts'
import { mistreatClients } from './clients/mistreatClients.ts'
import { contend } from './contests/contend.ts'
import { crashStore } from './crashStore.ts'
import { fuzzStore } from './fuzz/fuzzStore.ts'
import { runLong } from './long/runLong.ts'
import type { Part } from './Part.ts'

/** All the store is put through, in the order of the table. */
export const parts: readonly Part[] = [
  { name: 'crash', run: crashStore },
  { name: 'database', run: breakDatabase },
  { name: 'contention', run: contend },
  { name: 'clients', run: mistreatClients },
  { name: 'fuzz', run: fuzzStore },
  { name: 'long', run: runLong },
]
