/** Names that are told apart; some differ by an i and an l, an m and rn, or a digit. */
export const knownCompanies = (
  '3M · 7-Eleven · 23andMe · 37signals · 1Password · A1 · ABB · ABN AMRO · Accenture · Adidas · Adobe · Adyen · AIG · Airbnb · ' +
  'Airbus · Aldi · ALG · Alibaba · Allegro · Allen · Alien · Allianz · Ally · Alstom · AMC · AMD · Amazon · Amadeus · ' +
  'American Express · Ansys · Apple · Arconic · Arm · ARNC · ASML · Asana · Atlassian · Autodesk · Aviva · AXA · BAM · Barn · ' +
  'Barclays · BASF · Bayer · Bet365 · BIC · BLC · Bloomberg · BMW · BNP Paribas · Boeing · Bolt · Booking · Bosch · Box · ' +
  'BP · Braun · British Airways · BT · Bumble · Burberry · C3.ai · Canon · Canva · Capgemini · Carrefour · Caterpillar · Chevron · Cisco · ' +
  'Citi · Cloudflare · Coca-Cola · Cognizant · Coinbase · Costco · Daimler · Danone · Databricks · Datadog · Dell · Deloitte · Deutsche Bank · Deutsche Bahn · ' +
  'DHL · Disney · Docker · DoorDash · Dropbox · eBay · Elastic · Electronic Arts · Eni · Epic Games · Epic Systems · Ericsson · Etsy · Expedia · ' +
  'ExxonMobil · EY · F5 · Ferrari · Fiat · Figma · Fiverr · Five9 · Ford · Forever 21 · Fujitsu · G2 · G4S · GAP · ' +
  'Garmin · GE · Getir · Gett · GitHub · GitLab · Glovo · Goldman Sachs · Google · Grab · GSK · Gusto · H2O.ai · H&M · ' +
  'HashiCorp · Heineken · Hitachi · Honda · Honeywell · HP · HSBC · Huawei · HubSpot · Hyundai · IBM · IG · IKEA · Illumina · ' +
  'Illumio · Infineon · Infosys · ING · Inter · Instacart · Intel · Intercom · Intuit · JetBrains · John Deere · JPMorgan · Kern · Kia · ' +
  'KLA · Klarna · KLM · KPMG · Kraken · Lego · Lenovo · Level 3 · LG · Lidl · Lilly · Lime · Line · LinkedIn · ' +
  'Linear · LNG · Loom · Lufthansa · Lyft · Maersk · Marriott · Mastercard · Meta · Metro · Michelin · Microsoft · Miro · Modem · ' +
  'Modern · monday.com · MongoDB · Monzo · Mozilla · N26 · NASA · Nestle · Netflix · Nike · Nikon · Nintendo · Nokia · Notion · ' +
  'Nubank · Nvidia · O2 · Okta · OpenAI · Oracle · Orange · Palantir · PayPal · Pfizer · Philips · Pinterest · Porsche · PwC · ' +
  'Qualcomm · Rappi · Red Hat · Reddit · Renault · Revolut · Roche · S4 Capital · SAP · Salesforce · Samsung · Sasol · Shell · Shopify · ' +
  'Siemens · Slack · Snap · Snowflake · Sony · SpaceX · Spotify · Square · Stem · Stern · Stripe · Studio 54 · Tesla · Tencent · ' +
  'Thales · TikTok · Toyota · Trello · Twilio · Twitch · Uber · UBS · Udemy · Unilever · Unity · Vail · Vercel · Visa · ' +
  'Viva · Vodafone · Volvo · Walmart · Wayfair · Wise · Wix · Wizz Air · X · xAI · Xerox · Xiaomi · Yahoo! · Yandex · ' +
  'Yelp · Zalando · Zara · Zendesk · Zillow · Zoom · Zynga · Яндекс · Сбербанк · 任天堂 · トヨタ自動車 · 삼성전자'
).split(' · ')
