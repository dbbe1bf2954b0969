import { AddressesDialog } from '../AddressesDialog/AddressesDialog.tsx'
import { CitiesDialog } from '../CitiesDialog/CitiesDialog.tsx'
import { LocationChangeDialog } from '../LocationChangeDialog/LocationChangeDialog.tsx'
import { LocationSheet } from '../LocationSheet/LocationSheet.tsx'

/** All that opens over the page; comes with the first of them. */
export function Overlays() {
  return (
    <>
      <LocationSheet />
      <CitiesDialog />
      <AddressesDialog />
      <LocationChangeDialog />
    </>
  )
}
