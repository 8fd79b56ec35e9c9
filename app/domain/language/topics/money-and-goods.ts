import { topicsOf } from "./topic"

/** Money, stock and deliveries. */
export const moneyAndGoods = topicsOf(`
  control costs, cost control, keep costs, reduce costs, reducing costs, cost reduction, cost saving*, costs, expenditure, spend, overheads = cost, saved, saves, save, saving, cheaper, haggl*, overcharg*, billed us twice, charged us twice, agency bill, agency shifts, negotiated, price down
  agency spend, agency use, agency usage, agency costs, agency staff = agency, bank staff
  waste, wastage = binned, bin, bins, in the bin, chuck* out, threw away, throw* away, thrown away, threw out, leftover*, out of date, expired, scrap, offcuts, landfill
  budget*, financial management, financial control, p&l = budget, under budget, over budget
  credit control, debt collection, debtors, aged debt, collections, rent collection, arrears, accounts receivable, late payment*, outstanding payments, income collection, debt recovery = arrears, debt, debts, owed, owe, overdue, unpaid, pay us, pay within, paid within, paid late, chas*, payment plan*
  reconcil*, supplier statement*, discrepanc*, duplicate payment* = reconcil*, billed us twice, charged us twice, billed twice, charged twice, paid twice, paying twice, credit* _ twice, double credit*, didn't match, did not match, mismatch*, didn't add up, missing invoice*, wrong invoice*
  payroll, wages = payslip*, pay run, wage run, paying the staff, overtime sheets
  cash flow, cashflow, forecast*, financial planning = forecast*, cash flow
  audit*, year end = accountant, receipts, auditor*
  inspection*, inspect, accreditation = inspector, inspectors, cqc, ofsted, fsa, unannounced, hygiene rating, checked us
  vat, tax return*, hmrc, irs, tax compliance = vat, tax people, tax office, tax visit, tax man, taxman
  fraud, revenue protection, revenue leakage, loss prevention, shrinkage = fraud*, stolen, stealing, theft, shoplift*, shrink*, missing stock, fake
  invoic*, accounts payable, purchase ledger = invoice, invoices, bills, supplier* _ paid, receipts
  fundrais*, income generation, grants, sponsorship = raised £*, raised $*, raised _ for the, donat*, grant, sponsor*, raffle, sold _ tickets, bid
  stock, inventory, stock control, stock management, stock levels, stock accuracy, inventory accuracy, ordering = stock*, counted, cycle count*, stocktake, stock take, write offs, re order*, out of stock
  suppliers, supplier management, vendors, vendor management, procurement, purchasing = supplier, vendor, haggl*, quotes, quote, ordering, wholesaler, cash and carry
  picking accuracy, pick accuracy, order accuracy, fulfilment accuracy, fulfillment accuracy, dispatch accuracy, despatch accuracy, shipping accuracy = mispick*, mis pick*, wrong stuff, wrong item*, wrong order*, wrong parcel*, pick* error*, sent the wrong, sending the wrong, wrong address*
  accuracy, error rate*, reduce errors, reducing errors, right first time, attention to detail = error, errors, mistake*, wrong, accurate, came back wrong, corrections, typos, mispick*
  inbound deliver*, inbound, goods in, receiving, deliveries, unloading, yard management = deliver*, truck, trucks, lorr*, unload*, bay, bays, tipped, trailer*
  throughput, productivity, volumes, peak, output = parcels, per hour, peak week, busiest, units a, orders a day
  dispatch, despatch, outbound, fulfilment, fulfillment, distribution = parcels, sent out, loaded, loading, carrier*, couriers, vans
  fleet, vehicles, transport = vans, van, truck, trucks, mileage, fuel, drivers
  pricing, margins, margin, profitability = pricing, priced, price, prices, margin, profit, takings
`)
