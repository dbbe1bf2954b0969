import { AddressesDialog } from '../AddressesDialog/AddressesDialog.tsx'
import { CitiesDialog } from '../CitiesDialog/CitiesDialog.tsx'
import { LocationChangeDialog } from '../LocationChangeDialog/LocationChangeDialog.tsx'
import { LocationSheet } from '../LocationSheet/LocationSheet.tsx'

/** Renders all overlays of the box; they are lazy-loaded when the first one opens. */
export function LocationOverlays() {
  return (
    <>
      <LocationSheet />
      <CitiesDialog />
      <AddressesDialog />
      <LocationChangeDialog />
    </>
  )
}
