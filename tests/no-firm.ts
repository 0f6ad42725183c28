/**
 * Names that the stories of the demonstration print in both languages and that are no firm of the trade: people,
 * places, authorities, the press.
 */
export const NO_FIRM: ReadonlySet<string> = new Set(
	`
Alida Voorhoeve
Anke Wolters
April
Astrid Helmersson
Aumento
Austria
Baltimore
Base
Bases
Benoît Lacasse
Bianca Orsini
Bilbao
Bogna Rataj
Braga
Brescia
Brume
Brume Ai
Bulgaria
Business Online
CGTN
Callao
China
China News Service
Cigar Journal
Congressional Research Service
Cork
Cost
Costanza Bellandi
Countdown
Cyprus
December
Deirdre Colgan
Delaware
Deng Haoran
Doncaster
Duty
Dziennik Gazeta Prawna
Dziennik Ustaw
E-liquid
E-liquid Products Tax
Ecigator
Efraín Castellar
Entra
Estonia
European
Excise
Export
Federation of Tax Administrators
Fei Wenbin
Femke Douma
Filing
First
Firsts
Fujian
GTNF
Gao Peiwen
Gao Renjie
Gazeta Prawna
George Town
Global Forum
Graciela Otamendi
Granada
Grasse
Greece
Guangdong
Guidance
Győr
HM Revenue & Customs
HMRC
Hagen
Hamburg
Hanneke Vos
Henrique Meneses
ISoNTech
Illinois
Indiana
Indonesia
InterSupply
InterTabac
Inès Delacroix-Roy
Jaap van Rijswaard
January
Jebel Ali
Johor
Joris Hendrikx
Judith Amankwah
Kansas
Kassel
Keller and Heckman
Kentucky
Kornél Szabadi
Krzysztof Malina
Lawmakers
Leeds
Lille
Lin Yuwei
Liquidsteuer-Spickzettel
Liverpool
Livorno
Lorraine Pickett
Luo Meixia
Lyon
Madrid
Maine
Malmö
March
Marco Lima
MarketScreener
Massachusetts
Medicina Responsable
Meng Zhaohui
Metz
Miles Harcourt
Minister Donohoe
Minnesota
Moerdijk
Montenegro
Montevideo
Niamh Garvey
Nuria Salcedo
Nuria Sanz
Odile Brancourt
Ohio
Olivier Castagne
Ong Kah Wei
Orsini Tre
Ottilie Kranz
PMTA
Pamplona
Pauta
Penang
Peng Huilin
Pilar Echeverría
Portugal
Poznań
Product
Qiu Manting
Rajan Sivakumar
Report
Report R
Reports
Reuters
Revue
Riga
Rui Teixeira
Ruth Ackerley
Rzeczpospolita
SESEC
Sabine Harkort
Setúbal
Shabnam Iqbal
Shajing
Sigmagazine
Stamps
Supercontable
Surabaya
Svapalo
Szczecin
Tabacs
Talavera
Tax Foundation
Tennessee
Teresa Lima
The Continuum of Risk
The National
The Teller Report
Theo Marchbanks
Tobacco Reporter
Tobacco Tactics
Tobacco and Related Products Regulations
TobaccoIntelligence
Total
Trade
Ustawa
Utrecht
Valencia
Valladolid
Vape
Vape Business
Vaperisk
Vaping
Vaping Products Duty
Vaping Products Duty and Stamps Scheme
Vapor Voice
Vermont
Volume
Warsaw
Warsaw Presidential
Washington
Westfalenhallen
Wisconsin
World Vape Show
Wprost
Zaragoza
Łódź
`
		.split('\n')
		.filter(Boolean),
);
