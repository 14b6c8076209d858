export {
  claimNames,
  operatorChange,
  operatorKey,
  operatorSettings,
  type OperatorKey,
  type OperatorValues,
} from './operator-settings.schema.ts';
export {
  defaultPriceTable,
  priceTableSchema,
  soldBelowCost,
  type PriceTable,
} from './price-table.schema.ts';
