import type { AddressType } from '@store/api-client/contract/addresses'
import { HomeIcon, OfficeIcon, PinIcon } from '@store/ui'
import type { ReactElement } from 'react'

/** The sign of each kind of address; the kind's name stands beside it. */
export const addressTypeIcons: Readonly<Record<AddressType, ReactElement>> = {
  home: <HomeIcon size="s" />,
  office: <OfficeIcon size="s" />,
  other: <PinIcon size="s" />,
}
