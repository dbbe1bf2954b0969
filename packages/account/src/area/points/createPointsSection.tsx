import type { PointsPage } from '@store/api-client/contract/points'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { PointsSlotsContext } from './createPointsPart.ts'
import { createPointsStore, type PointsPorts } from './createPointsStore.ts'
import type { PointsHrefs } from './PointsHrefs.ts'
import type { PointsMessages } from './PointsMessages.ts'
import type { PointsSlots } from './PointsSlots.ts'
import { PointsView } from './PointsView.tsx'
import { pointsEn } from './pointsEn.ts'

/** Creates a page of loyalty points with its store, as a separate chunk. */
export function createPointsSection(
  page: number,
  initial: InitialSectionData<PointsPage> | undefined,
  ports: PointsPorts & { readonly hrefs: PointsHrefs },
  words: PartialMessages<{ readonly points: PointsMessages; readonly section: SectionMessages }> = {},
  slots?: PointsSlots,
): LoadedSection {
  const store = createPointsStore({ page, initial, ports })
  const messages = mergeMessages(pointsEn, words.points)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <PointsSlotsContext.Provider value={slots}>
        <PointsView store={store} hrefs={ports.hrefs} messages={messages} shared={shared} />
      </PointsSlotsContext.Provider>
    ),
    refresh: store.reading.refresh,
  }
}
