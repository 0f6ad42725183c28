import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import type { Calculation } from './calculation';
import { rateAddress, ratesHref } from './rate-view';

/** The form above the table: a plain GET form that keeps the parameters of the calculator. */
export function RateFilter({ data, found }: { data: Calculation; found: number }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const { table, pairs } = data;
	const kept: [string, string][] = [...pairs(edition), ...rateAddress({ ...table, find: '', grade: undefined })];
	return (
		<>
			<form className="calc-filter" method="get" action={`${urls.calculate.href(edition)}#rates`}>
				{each(kept, 'kept', ([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<div>
					<label className="label" htmlFor="rates-find">
						{words.find_market}
					</label>
					<input className="field" id="rates-find" name="find" type="search" maxLength={60} defaultValue={table.find} />
				</div>
				<div>
					<label className="label" htmlFor="rates-grade">
						{words.grade_label}
					</label>
					<select className="field" id="rates-grade" name="grade" defaultValue={table.grade ?? ''}>
						<option value="">{words.any_grade}</option>
						{(['A', 'B', 'C'] as const).map((grade) => (
							<option key={grade} value={grade}>
								{words.grade_names[grade]}
							</option>
						))}
					</select>
				</div>
				<button className="btn btn--line" type="submit">
					{words.filter}
				</button>
			</form>
			<p className="help">
				<b>{words.rates_found({ n: found })}</b>
				{(table.find || table.grade) && (
					<>
						{' · '}
						<a className="link" href={ratesHref(urls.calculate.href(edition), pairs(edition))}>
							{words.all_rates}
						</a>
					</>
				)}
			</p>
		</>
	);
}
