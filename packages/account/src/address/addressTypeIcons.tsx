import type { AddressType } from '@store/api-client/contract/addresses'
import { HomeIcon, OfficeIcon, PinIcon } from '@store/ui'
import type { ReactElement } from 'react'

/** Icon of each address type; its name is beside it. */
export const addressTypeIcons: Readonly<Record<AddressType, ReactElement>> = {
  home: <HomeIcon size="s" />,
  office: <OfficeIcon size="s" />,
  other: <PinIcon size="s" />,
}
