import { AddressesDialog } from '../AddressesDialog/AddressesDialog.tsx'
import { CitiesDialog } from '../CitiesDialog/CitiesDialog.tsx'
import { LocationChangeDialog } from '../LocationChangeDialog/LocationChangeDialog.tsx'
import { LocationSheet } from '../LocationSheet/LocationSheet.tsx'

/** Renders all overlays of the box; lazy-loaded with the first one that opens. */
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
