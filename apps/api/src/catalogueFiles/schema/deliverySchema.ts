import {
  array,
  boolean,
  check,
  description,
  literal,
  optional,
  picklist,
  pipe,
  strictObject,
  transform,
} from 'valibot'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'
import { getExpressDeliveryTexts } from './getExpressDeliveryTexts.ts'
import { monthDaySchema } from './monthDaySchema.ts'
import { nextDayDeliveryTexts } from './nextDayDeliveryTexts.ts'
import { slugSchema } from './slugSchema.ts'

/** Delivery rules of a product (specification 2, sections 3 and 4). */
export const deliverySchema = pipe(
  strictObject({
    through: pipe(
      picklist(['vendor', 'courier', 'vendorOrCourier']),
      description('vendor: by hand, from a shop near the receiver. courier: as a parcel.'),
    ),
    vendorDays: optional(
      pipe(createWholeNumberSchema(0, 30), description('Whole days a vendor needs. Default: 0.')),
      0,
    ),
    courierDays: optional(
      pipe(createWholeNumberSchema(0, 30), description('Whole days a courier needs. Default: 3.')),
      3,
    ),
    medium: optional(pipe(picklist(['door', 'email']), description('Default: door.')), 'door'),
    express: optional(
      pipe(
        picklist([60, 120]),
        description('Express delivery within so many minutes.'),
        transform(getExpressDeliveryTexts),
      ),
    ),
    nextDay: optional(
      pipe(
        literal(true),
        description('Delivery on the next day.'),
        transform(() => nextDayDeliveryTexts),
      ),
    ),
    needsCity: optional(
      pipe(boolean(), description('Whether a city must be selected first. Default: false.')),
      false,
    ),
    asksPincode: optional(
      pipe(boolean(), description('Whether its page asks for a pincode. Default: true.')),
      true,
    ),
    asksMapPoint: optional(
      pipe(boolean(), description('Whether its page asks for a point on the map. Default: false.')),
      false,
    ),
    cities: optional(pipe(array(slugSchema), description('Ids of the only cities it is delivered to.'))),
    preparationHours: optional(pipe(createWholeNumberSchema(1, 72), description('Hours it takes to make.'))),
    endHour: optional(
      pipe(
        createWholeNumberSchema(1, 23),
        description('Hour in India from which an order counts for the next day, if it has one of its own.'),
      ),
    ),
    deliveredBy: optional(
      pipe(createWholeNumberSchema(1, 24), description('Hour in India by which it is delivered.')),
    ),
    slots: optional(
      pipe(picklist(['vendor', 'courier']), description('Whose slots its page shows at first.')),
    ),
    valentineDay: optional(
      pipe(monthDaySchema, description('Delivery date that its page selects in the season.')),
    ),
    markedDays: optional(pipe(array(monthDaySchema), description('Days marked in its calendar.')), []),
    blockedDays: optional(pipe(array(monthDaySchema), description('Days without delivery.')), []),
  }),
  check(
    ({ markedDays, blockedDays }) => !markedDays.some((day) => blockedDays.includes(day)),
    'a day is marked or blocked, not both',
  ),
  check(({ express, nextDay }) => !(express && nextDay), 'express or nextDay, not both'),
)
