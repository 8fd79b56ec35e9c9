import { product } from "../../domain/kernel/product"
import { planList } from "../../domain/plans/catalog"

/** The product as a schema.org software description, with prices from the plan catalog. */
export const structuredProduct = {
  "@context": "https://schema.org",
  "@type": "WebApplication",
  name: product.name,
  description: product.tagline,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Any",
  offers: planList.map(({ name, price }) => ({
    "@type": "Offer",
    name,
    price: price.toFixed(2),
    priceCurrency: "USD",
    ...(price > 0 && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: price.toFixed(2),
        priceCurrency: "USD",
        unitCode: "MON",
      },
    }),
  })),
}
