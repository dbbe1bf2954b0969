import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'api-client',
  entry: {
    index: 'src/index.ts',
    'contract/settings/index': 'src/contract/settings/index.ts',
    'contract/catalogue/index': 'src/contract/catalogue/index.ts',
    'contract/delivery/index': 'src/contract/delivery/index.ts',
    'contract/cart/index': 'src/contract/cart/index.ts',
    'contract/login/index': 'src/contract/login/index.ts',
    'contract/orders/index': 'src/contract/orders/index.ts',
    'contract/ports/index': 'src/contract/ports/index.ts',
    'contract/problem/index': 'src/contract/problem/index.ts',
    'contract/money/index': 'src/contract/money/index.ts',
    'contract/date/index': 'src/contract/date/index.ts',
    'contract/index': 'src/contract/index.ts',
    'contract/rules/checkReceiver': 'src/contract/rules/checkReceiver.ts',
    'contract/rules/earliestDelivery': 'src/contract/rules/earliestDelivery.ts',
    'contract/rules/formatDay': 'src/contract/rules/formatDay.ts',
    'contract/rules/formatPrice': 'src/contract/rules/formatPrice.ts',
    'contract/rules/isEmail': 'src/contract/rules/isEmail.ts',
    'contract/rules/isMobile': 'src/contract/rules/isMobile.ts',
    'contract/rules/isPincode': 'src/contract/rules/isPincode.ts',
    'contract/rules/quantity': 'src/contract/rules/quantity.ts',
    'contract/rules/readOtp': 'src/contract/rules/readOtp.ts',
    'contract/call/index': 'src/contract/call/index.ts',
  },
})
