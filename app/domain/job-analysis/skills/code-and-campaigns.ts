/** Skills of software, networks, data, design, marketing, sales and support; skill-list.ts describes the format. */
export const codeAndCampaigns = `
Java 8, Java 17, Java 11, collections framework, Spring Data JPA, Spring Security, Spring Cloud, JDBC, JSP, !Struts,
WebSphere, Tomcat, SonarQube, React Query = TanStack Query, Zustand, Testing Library = React Testing Library,
Web Vitals = Core Web Vitals, ARIA, micro-frontends, service workers, PWA, Kotlin Multiplatform, LaunchDarkly,
code review = reviewing pull requests = pull request reviews, contract testing, bug reports = bug reporting,
Terraform = Terraform modules, Bicep, Helm = Helm charts, post-incident reviews, Azure Pipelines, Artifactory,
!Vault = HashiCorp Vault, secrets management, VPC, Azure AD = Microsoft Entra, Debian, Cisco Meraki, Juniper Networks,
PRTG, Microsoft 365 administration, EDR = endpoint detection and response, SOAR, Microsoft Defender, CIS benchmarks,
phishing simulations, security awareness training, NERC CIP, CIP-007, CIP-010, OT = operational technology, GICSP,
GCIH, GSEC, CySA+ = CompTIA CySA+, network segmentation, data pipelines = streaming pipelines = batch pipelines,
Parquet, Avro, data lakehouse, Mode Analytics, Excel dashboards, forecasting models, LoRA, DPO, RLHF,
model evaluation = evals, Weights & Biases, ONNX, GPU scheduling, NetCDF, GRIB, FME, GeoPandas, Azure Boards, AgilePM,
CSPO, SOQL, Lightning Web Components = LWC, Salesforce Flow, Automation Anywhere, ROS = ROS2, AUTOSAR, FigJam,
short-form video = short video = short-form content, lookalike audiences, influencer marketing = influencer campaigns,
product photography, sponsorship, Amazon Seller Central = Seller Central, eBay, inbound leads,
lead qualification = qualifying leads, Clari, help centre articles = help center articles, refunds and returns,
sales orders, seed sales, property listings, Right to Rent, ARLA, copywriting = copy writing,
`
