import { type Grant, roles } from '../../shared/staff';
import { Icon } from '../components/icon';
import { siteConfig } from '../site-config';
import { named, useWords, type Words } from '../words/words';

/** A role and where it counts, in words. */
export function grantWords({ role, edition, section }: Grant, words: Words): string {
	const where = [siteConfig.editions.find(({ code }) => code === edition)?.name ?? edition, section].filter(Boolean);
	return `${named(words.roles, role)}, ${where.join(', ') || words.me.everywhere}`;
}

/** Another role in the same place; an administrator's counts everywhere. */
const grantAs = (role: Grant['role'], grant: Grant): Grant => (role === 'admin' ? { role } : { ...grant, role });

interface GrantsProps {
	grants: readonly Grant[];
	onChange(grants: Grant[]): void;
	error?: string | undefined;
}

/** The roles of somebody: which, and in which edition each counts. */
export function Grants({ grants, onChange, error }: GrantsProps) {
	const words = useWords();
	const { people } = words;
	const replace = (n: number, grant: Grant) => onChange(grants.map((one, at) => (at === n ? grant : one)));
	return (
		<fieldset className="lf grants">
			<legend className="label">{people.roles}</legend>
			{grants.map((grant, n) => (
				<div className="grants__row" key={n}>
					<select
						className="field"
						aria-label={people.role}
						value={grant.role}
						onChange={(event) => replace(n, grantAs(event.target.value as Grant['role'], grant))}
					>
						{roles.map((role) => (
							<option key={role} value={role}>
								{named(words.roles, role)}
							</option>
						))}
					</select>
					{grant.role === 'admin' ? (
						<p className="help">{people.admin_everywhere}</p>
					) : (
						<select
							className="field"
							aria-label={people.edition}
							value={grant.edition ?? ''}
							onChange={(event) => {
								const { edition: _before, ...rest } = grant;
								replace(n, event.target.value === '' ? rest : { ...rest, edition: event.target.value });
							}}
						>
							<option value="">{people.every_edition}</option>
							{siteConfig.editions.map(({ code, name }) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</select>
					)}
					<button
						type="button"
						className="iconbtn"
						aria-label={`${words.edit.remove}: ${grantWords(grant, words)}`}
						onClick={() => onChange(grants.filter((_one, at) => at !== n))}
					>
						<Icon name="close" />
					</button>
				</div>
			))}
			{error && <p className="error">{error}</p>}
			<button type="button" className="btn btn--quiet" onClick={() => onChange([...grants, { role: 'reporter' }])}>
				<Icon name="plus" />
				{people.add_role}
			</button>
		</fieldset>
	);
}
